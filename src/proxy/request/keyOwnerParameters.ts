/** Parameters that only the owner of the API key may use. */
export const keyOwnerParameters: ReadonlySet<string> = new Set(['apiKey', 'includeAuthenticatedData'])
