/** The error that a promise rejects with; it must reject. */
export async function catchError(promise: Promise<unknown> | undefined): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new TypeError('Nothing failed.')
}
