import { FileDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Address } from '@/api/wire';
import { CsvTile } from '@/components/form/CsvTile';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { IconButton } from '@/components/ui/IconButton';
import { Progress } from '@/components/ui/Progress';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { saveCsv } from '@/utils/saveFile';
import { CheckedFile } from './CheckedFile';
import { SentFile } from './SentFile';
import { templateCsv } from './addressColumns';
import { ROWS_MAX } from './checkRows';
import { useAddressImport } from './useAddressImport';

type ImportPanelProps = { saved: readonly Address[]; onClose: () => void };

/** Many addresses at once, from a CSV file: all of it is good, or none of it is sent. */
export function ImportPanel({ saved, onClose }: ImportPanelProps) {
  const { state, check, send, retry, stop, startOver } = useAddressImport(saved);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card as="section" padding="lg" aria-labelledby="import-heading">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 ref={heading} id="import-heading" tabIndex={-1} className="text-h3 font-620 outline-hidden">
            Import addresses
          </h2>
          <p id="import-rule" className="mt-1 text-small text-ink-600">
            A CSV file with the columns of the template, up to {ROWS_MAX} addresses. Regions, provinces, cities and
            barangays are written by name. Every row is checked first; nothing is saved while one needs a change.
          </p>
        </div>
        {state.step !== 'sending' && (
          <IconButton label="Close" size="sm" icon={<X size={18} strokeWidth={1.75} aria-hidden />} onClick={onClose} />
        )}
      </div>
      <div className="mt-4">
        {state.step === 'choose' && (
          <>
            {state.problem && (
              <p role="alert" className="mb-3 font-560 text-err-700">
                {state.problem}
              </p>
            )}
            <CsvTile onPick={check} describedBy="import-rule" />
            <Button
              variant="secondary"
              className="mt-3"
              icon={<FileDown size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => saveCsv('addresses-template.csv', templateCsv())}
            >
              Download the template
            </Button>
          </>
        )}
        {state.step === 'checking' && <SkeletonRows count={3} label={`${state.fileName} is being checked`} />}
        {state.step === 'uncheckable' && (
          <ErrorState
            title="The places could not be looked up"
            text={state.problem}
            onRetry={() => check(state.file)}
          />
        )}
        {state.step === 'checked' && (
          <CheckedFile
            fileName={state.fileName}
            rows={state.rows}
            onSend={() => send(state.rows)}
            onOther={startOver}
          />
        )}
        {state.step === 'sending' && (
          <>
            <p role="status" className="tabular font-560">
              Saving {state.done + 1} of {state.total}
            </p>
            <Progress
              label="Import"
              value={state.done}
              max={state.total}
              valueText={`${state.done} of ${state.total} saved`}
              className="mt-3"
            />
            <Button variant="secondary" className="mt-4" onClick={stop}>
              Stop
            </Button>
          </>
        )}
        {state.step === 'sent' && (
          <SentFile
            saved={state.saved}
            failed={state.failed}
            onRetry={() => retry(state.failed, state.saved)}
            onClose={onClose}
          />
        )}
      </div>
    </Card>
  );
}
