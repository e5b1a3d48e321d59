/** The placeholder for a request's ID in a deployment's sentences. */
export const requestIdField = '{requestId}'

/** The placeholder for the user's address. */
export const userField = '{user}'

export const signedMessagesRule = `it must be a list of sentences that each name \`${requestIdField}\``

/**
 * Whether a value is a list of sentences that each contain a request's ID: a signature of any other sentence would be valid for every
 * request.
 */
export function areSignedMessages(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((text) => typeof text === 'string' && text.includes(requestIdField))
  )
}
