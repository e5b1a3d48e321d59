import type { Client } from '../client/createClient.ts'
import { definedFields } from '../utils/data/definedFields.ts'
import type { AuditOptions } from './auditOptions.ts'

/** The facts of a client's deployment that an audit compares quotes with. */
export type DeploymentFacts = Pick<
  Client,
  'contracts' | 'chainNames' | 'solvers' | 'signedMessages' | 'paths'
>

/**
 * Options of an audit, with the client's deployment as the default. Undefined options are removed, since they would replace the facts that
 * an execution reads itself.
 */
export function withDeployment(
  { contracts, chainNames, solvers, signedMessages, paths }: DeploymentFacts,
  own: AuditOptions = {},
): AuditOptions {
  return {
    ...definedFields({ contracts, chainNames, solvers, signedMessages, permitsPath: paths.permits }),
    ...definedFields(own),
  }
}
