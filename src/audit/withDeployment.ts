import type { Client } from '../client/createClient.ts'
import type { AuditOptions } from './auditOptions.ts'

/** Options of an audit, with what the client knows of its deployment where they say nothing of it. */
export function withDeployment(
  { contracts, chainNames, solvers, paths }: Pick<Client, 'contracts' | 'chainNames' | 'solvers' | 'paths'>,
  own: AuditOptions = {},
): AuditOptions {
  return {
    ...own,
    contracts: own.contracts ?? contracts,
    chainNames: own.chainNames ?? chainNames,
    solvers: own.solvers ?? solvers,
    permitsPath: own.permitsPath ?? paths.permits,
  }
}
