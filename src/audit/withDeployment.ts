import type { Client } from '../client/createClient.ts'
import { definedFields } from '../utils/data/definedFields.ts'
import type { AuditOptions } from './auditOptions.ts'

/** What a client knows of its deployment that an audit compares quotes with. */
export type DeploymentFacts = Pick<
  Client,
  'contracts' | 'chainNames' | 'solvers' | 'signedMessages' | 'paths'
>

/**
 * Options of an audit; what they don't set is what the client knows of its deployment. No option is left undefined: it would replace what an
 * execution reads itself.
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
