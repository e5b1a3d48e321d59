import type { Client } from '../client/createClient.ts'
import { definedFields } from '../utils/data/definedFields.ts'
import type { AuditOptions } from './auditOptions.ts'

/**
 * Options of an audit, with what the client knows of its deployment where they say nothing of it. None is left that is undefined, which
 * would keep an execution from what it reads itself.
 */
export function withDeployment(
  { contracts, chainNames, solvers, paths }: Pick<Client, 'contracts' | 'chainNames' | 'solvers' | 'paths'>,
  own: AuditOptions = {},
): AuditOptions {
  return {
    ...definedFields({ contracts, chainNames, solvers, permitsPath: paths.permits }),
    ...definedFields(own),
  }
}
