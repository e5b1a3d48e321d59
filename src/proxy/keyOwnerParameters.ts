/** Parameters that tell the owner of the API key apart from everybody else. */
export const keyOwnerParameters: ReadonlySet<string> = new Set(['apiKey', 'includeAuthenticatedData'])
