import type { AnyChain } from '../../../../utils/chains/nonEvmChain.ts'

/** The explorer URL of a chain, as the page configures it, without a trailing slash; undefined without one, or if it isn't a web URL. */
export function explorerUrl(chain: AnyChain | undefined): string | undefined {
  const base = chain?.blockExplorers?.default.url
  if (!base || !URL.canParse(base)) return undefined
  const { protocol, href } = new URL(base)
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/\/+$/, '') : undefined
}
