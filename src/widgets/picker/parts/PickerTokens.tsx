'use client'
import { useId, useRef, type ReactNode } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { tokenKey, type TokenId } from '../../../utils/tokens/tokenId.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { usePart } from '../usePart.ts'
import { toShownGroups } from '../model/listRows.ts'
import type { TokenGroup } from '../model/tokenSearch.ts'
import { useActiveInSight } from '../model/useActiveInSight.ts'
import { useActiveToken } from '../model/useActiveToken.ts'
import { useVisibleBalances } from '../model/useVisibleBalances.ts'
import { useTokenRows } from '../model/useTokenRows.ts'
import { rowStyle, TokenOption } from './TokenOption.tsx'
import { TokenListSkeleton } from './TokenListSkeleton.tsx'
import { TokenSearchField } from './TokenSearchField.tsx'

interface PickerTokensProps {
  groups: readonly TokenGroup[]
  /** The wallet's balances are being read: the list is about to be shown. */
  isWaiting: boolean
  /** US dollars for one token, if known. */
  prices: ReadonlyMap<Token, string>
  chosen: TokenId | undefined
  text: string
  onText: (text: string) => void
  onChoose: (token: Token) => void
  /** Shown between the field and the list. */
  filter: ReactNode
}

const noGroups: readonly TokenGroup[] = []

/** The search field, and the list that it controls. Renders an `<input role="combobox">` and a listbox. */
export function PickerTokens({
  groups: found,
  isWaiting,
  prices,
  chosen,
  text,
  onText,
  onChoose,
  filter,
}: PickerTokensProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const listId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const groups = isWaiting ? noGroups : found
  const { list, virtualRows, optionHeight } = useTokenRows(groups, scroller)
  const items = virtualRows.getVirtualItems()

  const chosenKey = chosen && tokenKey(chosen)
  const { row, active, moveBy, moveToTop } = useActiveToken(list, {
    chosenKey,
    isWaiting,
    virtualRows,
    optionHeight,
  })
  const balanceOf = useVisibleBalances(list, items)
  const optionId = (key: string) => `${listId}-${key.replaceAll(/[^\w]/g, '-')}`
  const isActiveShown = items.some(({ index }) => index === row)
  const activeId = active && isActiveShown ? optionId(active.key) : undefined
  const isChosen = active?.key === chosenKey
  const setMoved = useActiveInSight(scroller, { activeId, isChosen })

  return (
    <>
      <TokenSearchField
        listId={listId}
        activeId={activeId}
        text={text}
        onText={(text) => {
          onText(text)
          moveToTop()
        }}
        onMove={(key) => setMoved(moveBy(key))}
        onTake={() => active && onChoose(active.token)}
      />
      {filter}
      <div
        ref={scroller}
        id={listId}
        role="listbox"
        // The options are reached from the field. Browsers make scrolling elements focusable, and the dialog would keep the focus there.
        tabIndex={-1}
        aria-label={translate('picker.list')}
        {...part('picker-list')}
      >
        {isWaiting && <TokenListSkeleton />}
        <div role="presentation" style={{ blockSize: virtualRows.getTotalSize() }}>
          {toShownGroups(list, items).map(({ group, index, heading, tokens }) => (
            // Keyed by index, here and below, so that the next result reuses the elements of the last one.
            <div key={index} role="group" aria-label={groupName(group)}>
              {heading && (
                <div aria-hidden="true" style={rowStyle(heading)} {...part('picker-group')}>
                  <span>{groupName(group)}</span>
                </div>
              )}
              {tokens.map(({ item, key, slot, place, token }) => (
                <TokenOption
                  key={slot}
                  id={optionId(key)}
                  token={token}
                  // A zero balance isn't shown, so learning it rerenders no row.
                  balance={balanceOf(token) || undefined}
                  price={prices.get(token)}
                  position={place + 1}
                  count={list.tokenCount}
                  isActive={item.index === row}
                  isChosen={key === chosenKey}
                  start={item.start}
                  size={item.size}
                  onChoose={onChoose}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )

  function groupName({ chainId, isPopular }: TokenGroup): string {
    if (isPopular) return translate('picker.popular')
    return chainId === undefined ? translate('picker.held') : chainName(chains, chainId)
  }
}
