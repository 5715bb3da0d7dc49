import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { BATCH_DROPOFFS_MAX } from '@/config/constants';
import { selectBatchList } from '@/store/batch';
import { batchListTyped } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { pluralize } from '@/utils/text';
import { StopsListFields } from '../stopsList/StopsListFields';
import type { ListedStops } from '../stopsList/checkStops';
import { useStopsList, type TypedList } from '../stopsList/useStopsList';

const RULE = { room: BATCH_DROPOFFS_MAX, most: BATCH_DROPOFFS_MAX, needsGoods: true };

type BatchListProps = {
  listed: ListedStops | null;
  onListed: (listed: ListedStops | null) => void;
};

/** List of drop-offs with their goods: every row is valid, or none is used. */
export function BatchList({ listed, onListed }: BatchListProps) {
  const ruleId = useId();
  const dispatch = useAppDispatch();
  const text = useAppSelector(selectBatchList);
  const [before, setBefore] = useState('');
  const handleType = (next: TypedList) => {
    dispatch(batchListTyped(next.text));
    setBefore(next.before);
    onListed(null);
  };
  const list = useStopsList({ typed: { text, before }, rule: RULE, onType: handleType, onAdd: onListed });
  return (
    <Card as="section" aria-labelledby="batch-list-heading">
      <h2 id="batch-list-heading" className="text-h3 font-620">
        Drop-offs
      </h2>
      <p id={ruleId} className="mt-1 mb-3 text-small text-ink-600">
        One drop-off per row with its goods, up to {BATCH_DROPOFFS_MAX}.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <StopsListFields list={list} label="List of drop-offs" lines={8} ruleId={ruleId} />
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="text-small text-ink-600">
            {list.isChecking && 'Checking the list…'}
            {!list.isChecking && listed && `${pluralize(listed.stops.length, 'drop-off')} checked.`}
          </p>
          <Button variant={listed ? 'secondary' : 'primary'} isWorking={list.isChecking} onClick={list.check}>
            Check list
          </Button>
        </div>
      </div>
    </Card>
  );
}
