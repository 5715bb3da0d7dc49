import { FileText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { AccountDocument, Id } from '@/api/wire';
import { FieldError } from '@/components/form/Field';
import { Tag } from '@/components/ui/Tag';
import { buttonClasses } from '@/components/ui/buttonClasses';
import { ACCOUNT_DOCUMENT } from '@/config/constants';
import { getDocumentState, type DocumentState } from '@/domain/account/documents';
import { getAcceptedTypes } from '@/utils/fileCheck';
import { useReplaceDocument } from './useReplaceDocument';
import { toWebAddress } from './webAddress';

const TONES = { approved: 'ok', refused: 'err', reviewing: 'neutral' } as const satisfies Record<DocumentState, string>;

type DocumentsProps = { customerId: Id; documents: readonly AccountDocument[] };

/** Uploaded documents with the state of their review; each can be replaced. */
export function Documents({ customerId, documents }: DocumentsProps) {
  const [replacement, setReplacement] = useState('');
  return (
    <>
      <h3 className="mt-6 font-620">Documents</h3>
      {documents.length === 0 && <p className="mt-2 text-ink-600">No documents yet. Edit your profile to add one.</p>}
      <ul aria-label="Documents" className="mt-2 divide-y divide-ink-150">
        {documents.map((document) => (
          <DocumentRow
            key={String(document.id)}
            customerId={customerId}
            document={document}
            isReplacement={document.name === replacement}
            onReplace={setReplacement}
          />
        ))}
      </ul>
    </>
  );
}

type DocumentRowProps = {
  customerId: Id;
  document: AccountDocument;
  /** True for the file that just replaced another; its row takes the focus, which the replaced row had. */
  isReplacement: boolean;
  onReplace: (fileName: string) => void;
};

function DocumentRow({ customerId, document, isReplacement, onReplace }: DocumentRowProps) {
  const { name, url, status, reason } = document;
  const { progress, problem, replace } = useReplaceDocument(customerId, document);
  const problemId = useId();
  const state = getDocumentState(document);
  const row = useRef<HTMLLIElement>(null);
  const shouldTakeFocus = useRef(isReplacement);
  useEffect(() => {
    if (shouldTakeFocus.current) row.current?.focus();
  }, []);
  const handlePick = (file: File) => {
    onReplace(file.name);
    void replace(file);
  };
  return (
    <li ref={row} tabIndex={-1} className="py-2.5 outline-none focus-visible:bg-ink-50">
      <div className="flex items-center gap-3">
        <FileText size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-500" />
        <span className="min-w-0 grow truncate">
          <DocumentName name={name} page={toWebAddress(url)} />
        </span>
        <Tag tone={TONES[state]}>{status}</Tag>
        <ReplaceButton name={name} isWorking={progress !== null} problemId={problem && problemId} onPick={handlePick} />
      </div>
      {state === 'refused' && reason && <p className="mt-1 pl-[30px] text-small text-err-700">{reason}</p>}
      <div className="pl-[30px]">
        <p className="text-caption text-ink-600">
          {/* without the percentage: screen readers would read each */}
          <span role="status">{progress !== null && 'Uploading'}</span>
          {progress !== null && ` ${Math.round(progress * 100)}%…`}
        </p>
        <div role="alert">
          <FieldError id={problemId} error={problem} />
        </div>
      </div>
    </li>
  );
}

type ReplaceButtonProps = {
  name: string;
  isWorking: boolean;
  /** Id of the error; empty without one. */
  problemId: string;
  onPick: (file: File) => void;
};

/**
 * Looks like a button; the file input covers it, so that keyboard and screen readers use the input. It is never
 * disabled, because a disabled input loses the focus.
 */
function ReplaceButton({ name, isWorking, problemId, onPick }: ReplaceButtonProps) {
  return (
    <label
      className={buttonClasses(
        'secondary',
        'sm',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900 has-aria-disabled:text-ink-400',
      )}
    >
      Replace
      <input
        type="file"
        aria-label={`Replace ${name}`}
        aria-disabled={isWorking || undefined}
        aria-invalid={problemId !== '' || undefined}
        aria-describedby={problemId || undefined}
        accept={getAcceptedTypes(ACCOUNT_DOCUMENT.kinds)}
        className="absolute inset-0 cursor-pointer opacity-0 aria-disabled:cursor-not-allowed"
        onClick={(event) => {
          if (isWorking) event.preventDefault();
        }}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file && !isWorking) onPick(file);
          // reset, so that the same file can be picked again after an error
          event.target.value = '';
        }}
      />
    </label>
  );
}

function DocumentName({ name, page }: { name: string; page: string | null }) {
  if (page === null) return name;
  return (
    <a href={page} target="_blank" rel="noopener noreferrer" className="font-560 text-brand-700 hover:underline">
      {name}
    </a>
  );
}
