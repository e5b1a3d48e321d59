'use client'
import type { FormSide } from '../../shared/model/formSide.ts'
import { useCallback, useState } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { usePart } from '../usePart.ts'
import { findToken } from '../../shared/model/tokens/findToken.ts'
import type { TokenId } from '../../../utils/tokens/tokenId.ts'
import { ChainFilter } from './ChainFilter.tsx'
import { CloseIcon } from '../../shared/parts/icons/CloseIcon.tsx'
import { TokenImport } from './TokenImport.tsx'
import { PickerTokens } from './PickerTokens.tsx'
import { useFoundTokens } from '../model/useFoundTokens.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

export interface PickerPageProps {
  /** ID of the dialog's title. */
  titleId: string
  side: FormSide
  /** The selected token. */
  chosen: TokenId | undefined
  /** Whether a token may be selected here. */
  isAllowed: (token: TokenId) => boolean
  /** Tokens that come first. @default popular ones, in a long list */
  popular?: readonly TokenId[] | undefined
  onChoose: (token: Token) => void
  onClose: () => void
}

/** The dialog's content: typing in its search rerenders this, and not the dialog. Renders a `<div>`. */
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
  const { tokens, importToken } = useTokens()
  const [text, setText] = useState('')
  const [chainId, setChainId] = useState<number>()
  const [candidate, setCandidate] = useState<Token>()

  const { chains, groups, prices, isWaiting, isEmpty, summary } = useFoundTokens({
    text,
    chainId,
    isAllowed,
    popular,
  })
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
          <PickerTokens
            groups={groups}
            isWaiting={isWaiting}
            prices={prices}
            chosen={chosen}
            text={text}
            onText={setText}
            onChoose={choose}
            filter={
              chains.length > 1 && <ChainFilter chains={chains} chainId={chainId} onChange={setChainId} />
            }
          />
          <p role="status" {...part('picker-status', isEmpty ? 'empty' : 'found')}>
            {summary}
          </p>
        </>
      )}
    </div>
  )
}
