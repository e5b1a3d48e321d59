/** The error of an answer, with its HTTP status in front. */
export async function errorOf(response: Response): Promise<string> {
  const { message, errorCode } = (await response.json()) as { message: unknown; errorCode: unknown }
  if (typeof message !== 'string' || message === '') throw new TypeError('The error says nothing.')
  return `${response.status} ${String(errorCode)}`
}
