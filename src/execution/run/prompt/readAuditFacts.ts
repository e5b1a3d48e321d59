import { isAddress, type Address } from 'viem'
import type { AuditFacts, KnownToken } from '../../../audit/auditOptions.ts'
import { codeTargetsOf } from '../../../audit/input/codeTargets.ts'
import { verifyOrderSignature } from '../../../audit/input/verifyOrderSignature.ts'
import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import type { ChainReader } from '../../ports/chains/chainReader.ts'
import { hasOwnCode } from '../../ports/chains/hasOwnCode.ts'
import { readAddressesWithoutCode } from '../../ports/chains/readAddressesWithoutCode.ts'
import type { PromptingRun } from '../run.ts'
import { rejectTimeout, withLimit } from '../../../utils/time/withLimit.ts'

/** The sources of the facts. */
type FactSource = Pick<PromptingRun, 'quote' | 'audit'> & {
  chainReader: Pick<ChainReader, 'has' | 'getCode' | 'getToken'>
}

/** Reads facts that the audit needs and the quote doesn't contain. A fact that can't be read in time is left out. */
export async function readAuditFacts(run: PromptingRun): Promise<AuditFacts> {
  const { quote, audit, chainReader: reader } = run
  const chainReader: FactSource['chainReader'] = {
    has: (chainId) => reader.has(chainId),
    getCode: async (code) => withLimit(run, reader.getCode(code), rejectTimeout('chain')),
    getToken: async (token) => withLimit(run, reader.getToken(token), rejectTimeout('chain')),
  }
  const { originChainId: chainId } = quote.parameters
  const [isContractAccount, isSigned, unlistedTokens, addressesWithoutCode] = await Promise.all([
    isContractAccountOf({ quote, audit, chainReader }),
    verifyOrderSignature(quote),
    unlistedTokensOf({ quote, audit, chainReader }),
    readAddressesWithoutCode(chainReader, { chainId, addresses: codeTargetsOf(quote) }),
  ])
  return { isContractAccount, isOrderSigned: isSigned, unlistedTokens, addressesWithoutCode }
}

/** Whether the account is a contract; false if its code can't be read, since failed chain reads don't prevent a prompt. */
async function isContractAccountOf({ chainReader, quote }: FactSource): Promise<boolean> {
  const { originChainId: chainId, user } = quote.parameters
  if (!chainReader.has(chainId)) return false
  return chainReader.getCode({ chainId, address: user as Address }).then(hasOwnCode, () => false)
}

/** The quote's tokens that the page doesn't list, as their contracts describe themselves. Tokens that can't be read are left out. */
async function unlistedTokensOf({ quote, audit, chainReader }: FactSource): Promise<KnownToken[]> {
  const { tokens = [] } = audit
  // Without a list of tokens, the audit has nothing to compare with.
  if (tokens.length === 0) return []
  const { currencyIn, currencyOut } = quote.details
  const found = [currencyIn, currencyOut].map(async ({ currency: { chainId, address } }) => {
    const isListed = tokens.some((token) => isSameToken(token, { chainId, address }))
    if (isListed || !isAddress(address, { strict: false }) || !chainReader.has(chainId)) return []
    const token = await chainReader.getToken({ chainId, token: address }).catch(() => undefined)
    return token ? [{ ...token, chainId, address }] : []
  })
  return (await Promise.all(found)).flat()
}
