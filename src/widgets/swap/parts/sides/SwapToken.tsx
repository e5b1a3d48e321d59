'use client'
import { forwardRef, useCallback, useState } from 'react'
import { balanceCandidates } from '../../../shared/model/tokens/balanceCandidates.ts'
import { usePrefetchBalances } from '../../../../hooks/internal/tokens/usePrefetchBalances.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { LazyTokenPicker } from './LazyTokenPicker.ts'
import { TokenLogo } from '../../../shared/parts/icons/TokenLogo.tsx'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'
import { chainName, symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'
import { isPayable } from '../../model/settings/isPayable.ts'
import { isAllowedOn } from '../../model/settings/swapRules.ts'
import { useSide, type SideProps } from './useSide.ts'

export interface SwapTokenProps extends Omit<PartProps<'button'>, 'name'>, SideProps {}

/**
 * Shows the token and chain of a side, and opens the list of tokens. Renders a `<button>`, and the dialog while it is
 * open.
 */
export const SwapToken = forwardRef<HTMLButtonElement, SwapTokenProps>(function SwapToken(
  { side: ownSide, ...props },
  ref,
) {
  const side = useSide('Swap.Token', ownSide)
  const part = usePart()
  const translate = useMessages()
  const { chains, tokens } = useTokens()
  const prefetchBalances = usePrefetchBalances()
  const { store, noticeId, settings, parsed } = useSwapContext('Swap.Token')
  const id = useSwapState(store, ({ value }) => value[side])
  const isLocked = isControlLocked(settings, side)
  // How often it was opened, so that a list that failed to load is requested again; 0 while closed.
  const [opened, setOpened] = useState(0)
  const token = parsed[side]
  const symbol = token ? symbolOf(token) : id ? shortenAddress(id.address) : translate('swap.token.none')
  const chain = id ? sanitizeText(chainName(chains, id.chainId)) : undefined
  const { allow, deny, depositAddress } = settings
  const isAllowed = useCallback(
    (candidate: TokenId) =>
      isAllowedOn(side, candidate, { allow, deny }) &&
      (side === 'receive' || isPayable(candidate, chains, { depositAddress })),
    [side, allow, deny, depositAddress, chains],
  )

  /** Loads the list and the wallet's balances while the user is about to open it. */
  function prepare(): void {
    if (isLocked) return
    LazyTokenPicker.preload()
    void prefetchBalances(balanceCandidates(tokens, isAllowed))
  }

  return (
    <>
      {renderPart(
        <button
          ref={ref}
          type="button"
          name={side}
          aria-haspopup="dialog"
          aria-disabled={isLocked || undefined}
          aria-describedby={id && !token ? noticeId : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ currentTarget }) => {
            // Safari doesn't focus a pressed button, and the list returns the focus to the element that had it.
            currentTarget.focus()
            if (!isLocked) setOpened((count) => count + 1)
          }}
          {...part('swap-token', isLocked ? 'locked' : token ? 'chosen' : id ? 'unknown' : 'none')}
        >
          <span {...part('hidden-text')}>{translate(`swap.${side}.token`)}</span>{' '}
          {id && <TokenLogo token={token} />}
          <span {...part('swap-token-text')}>
            <bdi>{symbol}</bdi> {chain && <small>{chain}</small>}
          </span>
        </button>,
        props,
      )}
      {opened > 0 && (
        <LazyTokenPicker
          key={opened}
          side={side}
          chosen={id}
          isAllowed={isAllowed}
          popular={settings.popularTokens}
          onChoose={({ chainId, address }) => {
            setOpened(0)
            store.actions.setToken(side, { chainId, address })
          }}
          onClose={() => setOpened(0)}
        />
      )}
    </>
  )
})
