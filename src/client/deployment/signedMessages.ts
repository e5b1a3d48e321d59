/** What stands for the ID of a request in a sentence that a deployment lists. */
export const requestIdField = '{requestId}'

/** What stands for the address of the user. */
export const userField = '{user}'

export const signedMessagesRule = `it must be a list of sentences that each name \`${requestIdField}\``

/** Whether a value lists sentences of which each is about one request: any other one would be good for every request. */
export function areSignedMessages(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((text) => typeof text === 'string' && text.includes(requestIdField))
  )
}
