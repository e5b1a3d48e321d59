/** The error of something that must fail. */
export async function failure(promise: Promise<unknown> | undefined): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new TypeError('Nothing failed.')
}
