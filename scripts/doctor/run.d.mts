export type Check = {
  id: string;
  group: string;
  title: string;
  status: 'ok' | 'differs' | 'skipped';
  differences: { how: string; change: string }[];
  notes: string[];
};

export type DoctorResult = {
  url: string;
  origin: string;
  exitCode: 0 | 1 | 2;
  /** Reason why the check could not run. */
  error?: string;
  summary: { ok: number; notes: number; differs: number; skipped: number };
  checks: Check[];
};

export type DoctorOptions = { url: string; origin: string; user?: string; password?: string; write?: boolean };

export function runDoctor(options: DoctorOptions): Promise<DoctorResult>;
