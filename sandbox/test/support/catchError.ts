/** The error that a promise rejects with; it must reject. */
export async function catchError(
  promise: Promise<unknown> | undefined,
): Promise<{ code?: number | string; data?: `0x${string}`; message: string }> {
  const error: unknown = await promise?.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof Error)) throw new TypeError('Nothing was thrown.')
  return error
}
