import { useState } from 'react';
import { useUpdateCustomerMutation } from '@/api/account';
import type { AccountDocument, Id } from '@/api/wire';
import { ACCOUNT_DOCUMENT } from '@/config/constants';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { assignFieldErrors } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { checkFile } from '@/utils/fileCheck';

const NOT_SENT = "The document wasn't sent. Try again.";

/** Uploads a file in place of a document; `progress` is 0 to 1, null while nothing is sent. */
export function useReplaceDocument(customerId: Id, { id, name }: AccountDocument) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateCustomerMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const { submitOnce } = useSubmitOnce(`${name} wasn't replaced.`, progress);

  const replace = (file: File) =>
    submitOnce(
      async () => {
        const invalid = await checkFile(file, ACCOUNT_DOCUMENT);
        setProblem(invalid ?? '');
        if (invalid !== null) return;
        const body = new FormData();
        body.append('documents[]', file, file.name);
        body.append('replaced_documents[]', String(id));
        setProgress(0);
        try {
          await update({ id: customerId, body, onUpload: setProgress }).unwrap();
        } finally {
          setProgress(null);
        }
        dispatch(
          showToast({ title: 'Success', text: `${file.name} replaces ${name}. We'll review it.`, type: 'success' }),
        );
      },
      (error) => {
        const { assigned, rest } = assignFieldErrors(
          error,
          (field) => (/^documents/.test(field) ? field : null),
          NOT_SENT,
        );
        setProblem([...assigned.map(({ message }) => message), rest].filter(Boolean).join(' '));
      },
    );

  return { progress, problem, replace };
}
