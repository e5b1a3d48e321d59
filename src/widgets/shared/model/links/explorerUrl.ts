import type { AnyChain } from '../../../../utils/chains/nonEvmChain.ts'

/** The URL of a chain's explorer as the page's chain has it, without a slash at its end; undefined without one, or if it is no web page. */
export function explorerUrl(chain: AnyChain | undefined): string | undefined {
  const base = chain?.blockExplorers?.default.url
  if (!base || !URL.canParse(base)) return undefined
  const { protocol, href } = new URL(base)
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/\/+$/, '') : undefined
}
