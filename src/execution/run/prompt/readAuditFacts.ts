import { isAddress, type Address, type Hex } from 'viem'
import type { AuditOptions, KnownToken } from '../../../audit/auditOptions.ts'
import { isOrderSigned } from '../../../audit/input/isOrderSigned.ts'
import { decodeErc20Call } from '../../../decode/decodeErc20Call.ts'
import { planItems, transactionsOf } from '../../../decode/planItems.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import { hasOwnCode } from '../../ports/chains/hasOwnCode.ts'
import type { PromptingRun } from '../run.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'

/** What the audit is to know of a quote that the quote itself can't say; nothing where the chain does not answer in time. */
export function readAuditFacts(run: PromptingRun): Promise<AuditFacts> {
  return withLimit(run, readAll(run), () => ({}))
}

type AuditFacts = Pick<AuditOptions, 'isContractAccount' | 'codeless' | 'isOrderSigned' | 'unlistedTokens'>

async function readAll(run: PromptingRun): Promise<AuditFacts> {
  const { user } = run.quote.parameters
  const targets = [...new Set(targetsOf(run.quote))].slice(0, maxTargets)
  const [userCode, isSigned, unlistedTokens, ...codes] = await Promise.all([
    codeAt(run, user as Address),
    isOrderSigned(run.quote),
    unlistedTokensOf(run),
    ...targets.map((target) => codeAt(run, target)),
  ])
  return {
    isContractAccount: userCode !== undefined && hasOwnCode(userCode),
    isOrderSigned: isSigned,
    unlistedTokens,
    codeless: targets.filter((_, index) => codes[index] === '0x'),
  }
}

/** A quote calls and approves a few contracts; the audit blocks one that names many more. */
const maxTargets = 8

/** Undefined as well when that can't be read, as with everything that a chain is asked before a prompt. */
async function codeAt({ chainReader, quote }: PromptingRun, address: Address): Promise<Hex | undefined> {
  const { originChainId: chainId } = quote.parameters
  if (!chainReader.has(chainId)) return undefined
  return chainReader.getCode({ chainId, address }).then(
    (code): Hex | undefined => code ?? '0x',
    () => undefined,
  )
}

/** The tokens of the quote that the page does not list, as their contracts describe themselves; none where one does not answer. */
async function unlistedTokensOf({ quote, audit, chainReader }: PromptingRun): Promise<KnownToken[]> {
  const { tokens = [] } = audit
  // Their words would be compared with nothing.
  if (tokens.length === 0) return []
  const { currencyIn, currencyOut } = quote.details
  const found = [currencyIn, currencyOut].map(async ({ currency: { chainId, address } }) => {
    const isListed = tokens.some((token) => isSameToken(token, { chainId, address }))
    if (isListed || !isAddress(address, { strict: false }) || !chainReader.has(chainId)) return []
    const token = await chainReader.getToken({ chainId, address }).catch(() => undefined)
    return token ? [{ ...token, chainId, address }] : []
  })
  return (await Promise.all(found)).flat()
}

/** Everything that is called, approved or sent to. */
function targetsOf({ steps }: PromptingRun['quote']): Address[] {
  return transactionsOf(planItems(steps)).flatMap(({ data }) => {
    const { target } = decodeErc20Call(data.data) ?? {}
    return [data.to, ...(target ? [target] : [])].map((address) => address.toLowerCase() as Address)
  })
}
