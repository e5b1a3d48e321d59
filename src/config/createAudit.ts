import type { AuditOptions } from '../audit/auditOptions.ts'
import { withDeployment, type DeploymentFacts } from '../audit/withDeployment.ts'
import { definedFields } from '../utils/data/definedFields.ts'
import type { Store } from '../utils/events/createStore.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { Token } from '../utils/tokens/token.ts'

/**
 * Audit options for all quotes: the page's own rules, its tokens' decimals, and what is known about the deployment. Cached by list of
 * tokens.
 */
export function createAudit(
  tokens: Pick<Store<readonly Token[]>, 'getState'>,
  {
    client,
    nonEvmChains,
    own,
  }: {
    client: DeploymentFacts
    nonEvmChains: readonly NonEvmChain[]
    own: AuditOptions | undefined
  },
): () => AuditOptions {
  let compared: readonly Token[] | undefined
  const given = definedFields(own)
  let audit = withDeployment(client, { nonEvmChains, ...given })
  return () => {
    const current = tokens.getState()
    if (current !== compared) {
      compared = current
      audit = withDeployment(client, { tokens: current, nonEvmChains, ...given })
    }
    return audit
  }
}
