'use client'
import { useMemo } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useTokenMetadata } from '../../../hooks/internal/tokens/useTokenMetadata.ts'
import { parseAddress } from '../../../utils/address/parseAddress.ts'
import { tokenKey, type TokenId } from '../../../utils/tokens/tokenId.ts'
import { isNonEvmChain, type AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import { balanceCandidates } from '../../shared/model/tokens/balanceCandidates.ts'
import { findToken } from '../../shared/model/tokens/findToken.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { leadWithPopular, popularTokens } from './popularTokens.ts'
import { createTokenSearch, type TokenGroup } from './tokenSearch.ts'
import { useHeldTokens, type HeldTokens } from './useHeldTokens.ts'

interface UseFoundTokensParameters {
  text: string
  /** The only chain to search; undefined for all. */
  chainId: number | undefined
  /** Whether a token may be selected. */
  isAllowed: (token: TokenId) => boolean
  /** Tokens that come first. @default popular ones, in a long list */
  popular: readonly TokenId[] | undefined
}

interface UseFoundTokensReturnType extends Pick<HeldTokens, 'prices' | 'isWaiting'> {
  /** Chains with a token that may be selected. */
  chains: readonly AnyChain[]
  groups: readonly TokenGroup[]
  /** Nothing was found. */
  isEmpty: boolean
  /** How many tokens were found, or why none. */
  summary: string
}

/** With more chains than this, an address isn't looked up on all of them at once. */
const maxSearchedChains = 8

/** The tokens that match a query: the page's, and contracts at a pasted address. */
export function useFoundTokens({
  text,
  chainId,
  isAllowed,
  popular,
}: UseFoundTokensParameters): UseFoundTokensReturnType {
  const translate = useMessages()
  const { chains: allChains, tokens } = useTokens()
  const { held, prices, isWaiting } = useHeldTokens(
    tokens,
    useMemo(() => balanceCandidates(tokens, isAllowed), [tokens, isAllowed]),
  )
  const chains = useMemo(() => {
    const ids = new Set(tokens.filter(isAllowed).map((token) => token.chainId))
    return allChains.filter(({ id }) => ids.has(id))
  }, [allChains, tokens, isAllowed])
  const search = useMemo(
    () => createTokenSearch(tokens, { chainIds: chains.map(({ id }) => id), isAllowed, held }),
    [tokens, chains, isAllowed, held],
  )
  const popularKeys = useMemo(() => popularTokens(tokens, popular), [tokens, popular])
  const listed = useMemo(() => {
    const groups = search(text, chainId)
    return text.trim() === '' ? leadWithPopular(groups, popularKeys) : groups
  }, [search, text, chainId, popularKeys])

  const pasted = text.trim()
  const { address } = parseAddress(pasted)
  const searched = chains
    .filter((chain) => !isNonEvmChain(chain))
    .map(({ id }) => id)
    .filter(
      (id) =>
        (chainId === undefined || id === chainId) &&
        address &&
        !findToken(tokens, { chainId: id, address }) &&
        isAllowed({ chainId: id, address }),
    )
  const areTooMany = searched.length > maxSearchedChains
  const unlisted = useTokenMetadata({ chainIds: areTooMany ? [] : searched, address })
  const groups = useMemo(() => [...listed, ...unlisted.tokens.map(toGroup)], [listed, unlisted.tokens])
  const isEmpty = groups.length === 0 && !isWaiting
  return { chains, groups, prices, isWaiting, isEmpty, summary: isEmpty ? whyNothing() : countFound() }

  function whyNothing(): string {
    if (areTooMany) return translate('picker.chooseChain')
    if (unlisted.isPending) return translate('picker.asking')
    if (unlisted.isError) return translate('picker.searchIncomplete')
    return address ? translate('picker.noToken') : translate('picker.nothing', { query: pasted })
  }

  function countFound(): string {
    return translate('picker.count', { count: groups.reduce((sum, group) => sum + group.tokens.length, 0) })
  }
}

/** A group for a token that is known only from its contract, below the others. */
function toGroup(token: Token): TokenGroup {
  const { chainId } = token
  return { key: `new ${chainId}`, chainId, tokens: [{ key: `new ${tokenKey(token)}`, token }] }
}
