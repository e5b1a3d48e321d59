import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { DepositAddressParameters } from './depositAddressParameters.ts'
import { depositProblems, type DepositProblem, type NonWalletAddresses } from './depositProblems.ts'
import { findDepositRefusal, type DepositRefusal } from './findDepositRefusal.ts'
import { hasEvmAddresses } from '../../utils/address/families/parseChainAddress.ts'
import { isNonEvmChain, type AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { toDepositQuoteParameters } from './toDepositQuoteParameters.ts'

/** Whether a deposit address can be requested, and for what. */
export interface DepositCheck {
  /** Why no deposit address is available for these parameters; undefined if one is. */
  refusal: DepositRefusal | undefined
  /** What must be fixed before it may be requested, in the order of a form. */
  problems: readonly DepositProblem[]
  /** Parameters of the quote that gives the address; undefined while something is missing. */
  quoteParameters: GetQuoteParameters | undefined
  /** Whether there is no refusal and no problem. */
  isReady: boolean
}

interface CheckDepositParametersContext {
  chains: readonly AnyChain[]
  /** The connected wallet's account, the default recipient. */
  account: string | undefined
  /** Addresses that aren't anyone's own wallet. */
  known: NonWalletAddresses
}

/** Checks the parameters of a deposit address. */
export function checkDepositParameters(
  parameters: DepositAddressParameters,
  { chains, account, known }: CheckDepositParametersContext,
): DepositCheck {
  const [origin, destination] = [parameters.originChainId, parameters.destinationChainId].map((chainId) =>
    chains.find(({ id }) => id === chainId),
  )
  const route = { origin, destination }
  // An EVM account isn't an address on chains outside the EVM.
  const receiver = destination && !hasEvmAddresses(destination) ? undefined : account
  const complete = { ...parameters, recipient: parameters.recipient?.trim() || receiver }
  const refusal = findDepositRefusal(complete, chains)
  const problems = depositProblems(complete, known, route)
  const quoteParameters = toDepositQuoteParameters(complete, account, chains.filter(isNonEvmChain))
  const isReady = !refusal && problems.length === 0 && quoteParameters !== undefined
  return { refusal, problems, quoteParameters, isReady }
}
