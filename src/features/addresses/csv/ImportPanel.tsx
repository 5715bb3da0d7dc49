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
import { stopSecondClick } from '@/components/ui/stopSecondClick';
import { DOWNLOAD_TEMPLATE } from '@/config/messages';
import { useSlowToast } from '@/hooks/useSlowToast';
import { saveCsv } from '@/utils/saveFile';
import { CheckedFile } from './CheckedFile';
import { SentFile } from './SentFile';
import { createAddressTemplate } from './addressColumns';
import { ROWS_MAX } from './checkRows';
import { useAddressImport } from './useAddressImport';

type ImportPanelProps = { saved: readonly Address[]; onClose: () => void };

/** Imports addresses from a CSV file: every row has to be valid before any is sent. */
export function ImportPanel({ saved, onClose }: ImportPanelProps) {
  const addressImport = useAddressImport(saved);
  const { state } = addressImport;
  useSlowToast(state.step === 'sending', state.step === 'sending' ? state.done : null);
  const isRefused = state.step === 'choose' && state.problem !== '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // each step replaces the control that was used; a refused file returns to the file input
    if (!isRefused) heading.current?.focus();
  }, [state.step, isRefused]);

  return (
    <Card as="section" padding="lg" aria-labelledby="import-heading">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 ref={heading} id="import-heading" tabIndex={-1} className="text-h3 font-620 outline-hidden">
            Import addresses
          </h2>
          <p id="import-rule" className="mt-1 text-small text-ink-600">
            Use a CSV file with the columns of the template, up to {ROWS_MAX} addresses. Write regions, provinces,
            cities and barangays by name. We check every row first. Nothing is imported until all rows are valid.
          </p>
        </div>
        {state.step !== 'sending' && (
          <IconButton label="Close" size="sm" icon={<X size={18} strokeWidth={1.75} aria-hidden />} onClick={onClose} />
        )}
      </div>
      <div className="mt-4">
        <ImportStep addressImport={addressImport} onClose={onClose} />
      </div>
    </Card>
  );
}

type ImportStepProps = { addressImport: ReturnType<typeof useAddressImport>; onClose: () => void };

function ImportStep({ addressImport, onClose }: ImportStepProps) {
  const { state, isHeld, check, send, retry, stop } = addressImport;
  switch (state.step) {
    case 'choose':
      return <ChooseFile problem={state.problem} onPick={check} />;
    case 'checking':
      return <SkeletonRows count={3} label={`Checking ${state.fileName}`} />;
    case 'uncheckable':
      return (
        <ErrorState title="We couldn't look up the places" text={state.problem} onRetry={() => check(state.file)} />
      );
    case 'checked':
      return <CheckedFile fileName={state.fileName} rows={state.rows} onSend={() => send(state.rows)} onPick={check} />;
    case 'sending':
      return <SendingProgress done={state.done} total={state.total} onStop={stop} />;
    case 'sent':
      return (
        <SentFile
          saved={state.saved}
          failed={state.failed}
          isHeld={isHeld}
          onRetry={() => retry(state.failed, state.saved)}
          onClose={onClose}
        />
      );
  }
}

type ChooseFileProps = { problem: string; onPick: (file: File) => void };

function ChooseFile({ problem, onPick }: ChooseFileProps) {
  return (
    <>
      {problem && (
        <p id="import-problem" role="alert" className="mb-3 font-560 text-err-700">
          {problem}
        </p>
      )}
      <CsvTile
        onPick={onPick}
        describedBy={problem ? 'import-problem import-rule' : 'import-rule'}
        isRefused={problem !== ''}
      />
      <Button
        variant="secondary"
        className="mt-3"
        icon={<FileDown size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => saveCsv('addresses-template.csv', createAddressTemplate())}
      >
        {DOWNLOAD_TEMPLATE}
      </Button>
    </>
  );
}

type SendingProgressProps = { done: number; total: number; onStop: () => void };

function SendingProgress({ done, total, onStop }: SendingProgressProps) {
  return (
    <>
      {/* not a live region: a long file has many addresses */}
      <p className="tabular font-560">
        Saving {done + 1} of {total}
      </p>
      <Progress label="Import" value={done} max={total} valueText={`${done} of ${total} saved`} className="mt-3" />
      <Button variant="secondary" className="mt-4" onClickCapture={stopSecondClick} onClick={onStop}>
        Stop import
      </Button>
    </>
  );
}
