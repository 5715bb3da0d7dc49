import { Checkbox } from '../form/Checkbox';

type SameGoodsBoxProps = { isSame: boolean; onChange: (isSame: boolean) => void };

/** Choice between goods for every drop-off and goods that are assigned one by one. */
export function SameGoodsBox({ isSame, onChange }: SameGoodsBoxProps) {
  return (
    <Checkbox
      label="Same goods for every drop-off"
      hint="Each drop-off gets all of these goods. Weight and price count them once per drop-off."
      checked={isSame}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
