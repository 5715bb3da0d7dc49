import { useEffect, useRef, useState } from 'react';
import { checkFile, type FileRule } from '@/utils/fileCheck';
import { pluralize } from '@/utils/text';

type PickedFiles = {
  rule: FileRule;
  maxCount: number;
  files: readonly File[];
  onChange: (files: File[]) => void;
};

/** Compares files by their properties, because a file picked twice yields two objects. */
const isSameFile = (file: File, other: File) =>
  file.name === other.name && file.size === other.size && file.lastModified === other.lastModified;

/** Returns handlers that add and remove files, and the error of the last rejected files. */
export function usePickedFiles({ rule, maxCount, files, onChange }: PickedFiles) {
  const [rejection, setRejection] = useState<string | null>(null);
  const isSingle = maxCount === 1;
  // the customer can add and remove files while another one is read
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);

  async function add(picked: readonly File[]) {
    // a single file can be replaced by itself
    const existing = isSingle ? [] : files;
    const check = async (file: File, index: number) => {
      const isDuplicate = [...existing, ...picked.slice(0, index)].some((other) => isSameFile(other, file));
      return isDuplicate ? `${file.name} is already added.` : checkFile(file, rule);
    };
    const problems = await Promise.all(picked.map(check));
    const valid = picked.filter((_, index) => problems[index] === null);
    // a new single file replaces the previous one; several files are added until the limit
    const current = latest.current;
    const all = isSingle ? [...valid.slice(0, 1), ...(valid.length ? [] : current)] : [...current, ...valid];
    const isOver = isSingle ? valid.length > 1 : all.length > maxCount;
    const rejections = [...problems, isOver && `You can add up to ${pluralize(maxCount, 'file')}.`].filter(Boolean);
    setRejection(rejections.join(' ') || null);
    if (valid.length) onChange(all.slice(0, maxCount));
  }

  function remove(index: number) {
    setRejection(null);
    onChange(files.filter((_, fileIndex) => fileIndex !== index));
  }

  return { rejection, add, remove };
}
