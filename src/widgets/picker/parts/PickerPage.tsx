'use client'
import { useCallback, useMemo, useState } from 'react'
import type { Token } from '../../../config/tokens/token.ts'
import { useTokenMetadata } from '../../../hooks/internal/tokens/useTokenMetadata.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { isNonEvmChain } from '../../../utils/chains/nonEvmChain.ts'
import { parseAddress } from '../../../utils/address/parseAddress.ts'
import { usePart } from '../usePart.ts'
import { findToken } from '../../shared/model/findToken.ts'
import { tokenKey, type TokenId } from '../../../utils/address/tokenId.ts'
import { ChainFilter } from './ChainFilter.tsx'
import { CloseIcon } from '../../shared/parts/icons/CloseIcon.tsx'
import { TokenImport } from './TokenImport.tsx'
import { TokenList } from './TokenList.tsx'
import { balanceCandidates } from '../../shared/model/balanceCandidates.ts'
import { leadWithPopular, popularTokens } from '../model/popularTokens.ts'
import { useHeldTokens } from '../model/useHeldTokens.ts'
import { createTokenSearch, type TokenGroup } from '../model/tokenSearch.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

export interface PickerPageProps {
  /** Id of the dialog's title. */
  titleId: string
  side: 'pay' | 'receive'
  /** What is chosen now. */
  chosen: TokenId | undefined
  /** Tokens that may be chosen here. */
  isAllowed: (token: TokenId) => boolean
  /** Tokens that stand before the others. @default those that most people look for, of a long list */
  popular?: readonly TokenId[] | undefined
  onChoose: (token: Token) => void
  onClose: () => void
}

/** More chains than this are not asked for an address all at once. */
const maxAskedChains = 8

/** What stands in the dialog: a key in its search renders this, and not the dialog. Renders a `<div>`. */
export function PickerPage({
  titleId,
  side,
  chosen,
  isAllowed,
  popular,
  onChoose,
  onClose,
}: PickerPageProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains, tokens, importToken } = useTokens()
  const { held, prices, isWaiting } = useHeldTokens(
    tokens,
    useMemo(() => balanceCandidates(tokens, isAllowed), [tokens, isAllowed]),
  )
  const [text, setText] = useState('')
  const [chainId, setChainId] = useState<number>()
  const [candidate, setCandidate] = useState<Token>()

  const allowedChains = useMemo(() => {
    const ids = new Set(tokens.filter(isAllowed).map((token) => token.chainId))
    return chains.filter(({ id }) => ids.has(id))
  }, [chains, tokens, isAllowed])
  const search = useMemo(
    () =>
      createTokenSearch(tokens, {
        chainIds: allowedChains.map(({ id }) => id),
        isAllowed,
        held,
      }),
    [tokens, allowedChains, isAllowed, held],
  )
  const popularKeys = useMemo(() => popularTokens(tokens, popular), [tokens, popular])
  const found = useMemo(() => {
    const groups = search(text, chainId)
    return text.trim() === '' ? leadWithPopular(groups, popularKeys) : groups
  }, [search, text, chainId, popularKeys])

  const pasted = text.trim()
  const { address } = parseAddress(pasted)
  const readable = allowedChains.filter((chain) => !isNonEvmChain(chain)).map(({ id }) => id)
  const askedChains = readable.filter(
    (id) =>
      (chainId === undefined || id === chainId) &&
      address &&
      !findToken(tokens, { chainId: id, address }) &&
      isAllowed({ chainId: id, address }),
  )
  const tooManyChains = askedChains.length > maxAskedChains
  const facts = useTokenMetadata({ chainIds: tooManyChains ? [] : askedChains, address })
  const groups = useMemo(() => [...found, ...facts.tokens.map(toGroup)], [found, facts.tokens])
  const isEmpty = groups.length === 0 && !isWaiting

  const emptyText = tooManyChains
    ? translate('picker.chooseChain')
    : facts.isPending
      ? translate('picker.asking')
      : facts.isError
        ? translate('picker.notAsked')
        : address
          ? translate('picker.noToken')
          : translate('picker.nothing', { query: text.trim() })

  const choose = useCallback(
    (token: Token) => (findToken(tokens, token) ? onChoose(token) : setCandidate(token)),
    [tokens, onChoose],
  )

  return (
    <div {...part('picker-page')}>
      <div {...part('picker-head')}>
        <h2 id={titleId} {...part('picker-title')}>
          {translate(candidate ? 'picker.import' : `picker.title.${side}`)}
        </h2>
        <button
          type="button"
          aria-label={translate('picker.close')}
          onClick={onClose}
          {...part('picker-close')}
        >
          <CloseIcon />
        </button>
      </div>
      {candidate ? (
        <TokenImport
          token={candidate}
          onImport={() => {
            importToken(candidate)
            onChoose(candidate)
          }}
          onBack={() => setCandidate(undefined)}
        />
      ) : (
        <>
          <TokenList
            groups={groups}
            isWaiting={isWaiting}
            prices={prices}
            chosen={chosen}
            text={text}
            onText={setText}
            onChoose={choose}
            filter={
              allowedChains.length > 1 && (
                <ChainFilter chains={allowedChains} chainId={chainId} onChange={setChainId} />
              )
            }
          />
          <p role="status" {...part('picker-status', isEmpty ? 'empty' : 'found')}>
            {isEmpty
              ? emptyText
              : translate('picker.count', {
                  count: groups.reduce((sum, group) => sum + group.tokens.length, 0),
                })}
          </p>
        </>
      )}
    </div>
  )
}

/** A token that only its contract vouches for, below the others. */
function toGroup(token: Token): TokenGroup {
  const { chainId } = token
  return { key: `new ${chainId}`, chainId, tokens: [{ key: `new ${tokenKey(token)}`, token }] }
}
