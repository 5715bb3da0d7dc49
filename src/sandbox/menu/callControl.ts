/** Calls a control of the sandbox; rejects with the message of the response. */
export async function callControl<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const answer = (await response.json()) as { success: boolean; message: string; data: T };
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}
