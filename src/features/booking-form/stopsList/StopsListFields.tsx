import { useEffect, useRef } from 'react';
import { CsvTile } from '@/components/form/CsvTile';
import { TextArea } from '@/components/form/TextArea';
import { ListLinks } from './ListLinks';
import { RowProblems } from './RowProblems';
import type { StopsList } from './useStopsList';

type StopsListFieldsProps = {
  list: StopsList;
  label: string;
  /** Lines of the text area. */
  lines: number;
  /** Id of the sentence that explains the limits of the list. */
  ruleId: string;
  className?: string;
};

/** File tile and text area of a list of stops, with its problems. A list that is refused gets the focus. */
export function StopsListFields({ list, label, lines, ruleId, className = '' }: StopsListFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, outcome, bringBack } = list;
  useEffect(() => {
    if (outcome.problem) area.current?.focus();
  }, [outcome]);
  const handleBringBack = () => {
    bringBack?.();
    area.current?.focus();
  };
  return (
    <>
      <CsvTile onPick={list.load} describedBy={ruleId} className="h-14" />
      <ListLinks onDownload={list.downloadTemplate} onBringBack={bringBack && handleBringBack} />
      <TextArea
        ref={area}
        label={label}
        rows={lines}
        spellCheck={false}
        className={`[&_textarea]:text-small [&_textarea]:whitespace-pre ${className}`}
        value={text}
        error={outcome.problem || undefined}
        hint="Paste rows from the template, including the header row."
        onChange={(event) => list.type(event.target.value)}
      />
      {outcome.rows.length > 0 && <RowProblems rows={outcome.rows} />}
    </>
  );
}
