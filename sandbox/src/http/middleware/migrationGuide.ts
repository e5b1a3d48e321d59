/** Path of the guide for migrating from v2 of the history to v3. */
export const migrationGuidePath = '/guides/requests-v3'

/** Responds with the guide that responses of `GET /requests/v2` link to. */
export function answerMigrationGuide(): Response {
  return new Response(guide, { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
}

const guide = `# From GET /requests/v2 to GET /requests/v3

- Send the header x-api-key: v3 needs one.
- Ask with "term", or with one of "depositTxHash", "fillTxHash" and "refundTxHash", instead of "hash".
- "referrer" is no parameter any more; read it with "includeAuthenticatedData".
- "user" finds the sender alone; use "recipient" for the other side.
- Read fees from data.fees, routes from data.route, sponsorship from data.feeSponsorship.
- Transactions have "txHash" instead of "hash"; a reason that is missing is null instead of "N/A".
- "delayed" is now "depositing" or "submitted".
`
