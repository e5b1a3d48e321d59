import type { Client } from '../client/createClient.ts'
import type { AuditOptions } from './auditOptions.ts'

/** Options of the audit, beside what the client's deployment says of its contracts and chains. */
export function withDeployment(
  { contracts, chainNames }: Pick<Client, 'contracts' | 'chainNames'>,
  own: AuditOptions = {},
): AuditOptions {
  return { ...own, contracts: own.contracts ?? contracts, chainNames: own.chainNames ?? chainNames }
}
