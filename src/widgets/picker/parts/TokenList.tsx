'use client'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Token } from '../../../config/tokens/token.ts'
import { useLatestBalances } from '../../../hooks/internal/tokens/useLatestBalances.ts'
import { useReadBalances } from '../../../hooks/internal/tokens/useReadBalances.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { nextIndex } from '../../shared/list/nextIndex.ts'
import { tokenKey, type TokenId } from '../../../utils/address/tokenId.ts'
import { chainName } from '../../shared/model/tokenNames.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useVirtualRows } from '../../shared/list/useVirtualRows.ts'
import { usePart } from '../usePart.ts'
import { isHeading, placeOfRow, rowOfKey, rowOfPlace, toListRows, toShownGroups } from '../model/listRows.ts'
import type { TokenGroup } from '../model/tokenSearch.ts'
import { useFontSize } from '../model/useFontSize.ts'
import { rowStyle, TokenOption } from './TokenOption.tsx'
import { TokenListSkeleton } from './TokenListSkeleton.tsx'
import { TokenSearchField } from './TokenSearchField.tsx'

interface TokenListProps {
  groups: readonly TokenGroup[]
  /** What the wallet holds is being looked for: the list is shown in a moment. */
  isWaiting: boolean
  /** US dollars for one token, where that is known. */
  prices: ReadonlyMap<Token, string>
  chosen: TokenId | undefined
  text: string
  onText: (text: string) => void
  onChoose: (token: Token) => void
  /** Stands between the field and the list. */
  filter: ReactNode
}

/** Heights in `em` of the list. */
const heights = { heading: 2.25, option: 3.75 }

/** Rows rendered beyond each edge, so that a quick scroll shows no gap; fewer while nobody has scrolled. One may be a heading. */
const overscan = { atTop: 1, scrolled: 4 }

const noGroups: readonly TokenGroup[] = []

/** Balances are read once the list rests this long, in milliseconds. */
const restMs = 150

/** The field that searches, and the list that it rules. Renders an `<input role="combobox">` and a listbox. */
export function TokenList({
  groups: found,
  isWaiting,
  prices,
  chosen,
  text,
  onText,
  onChoose,
  filter,
}: TokenListProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const listId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const groups = isWaiting ? noGroups : found
  const list = useMemo(() => toListRows(groups), [groups])
  const em = useFontSize(scroller)
  const virtualRows = useVirtualRows({
    scroller,
    count: list.rows.length,
    unit: em,
    heightOf: (row) => (isHeading(list.rows[row]) ? heights.heading : heights.option),
    getItemKey: useCallback((row: number) => list.rows[row]?.key ?? row, [list]),
    overscan: ({ startIndex }) => (startIndex > 0 ? overscan.scrolled : overscan.atTop),
    // The first token of a group is scrolled to together with its heading.
    freeAbove: heights.heading,
  })
  const items = virtualRows.getVirtualItems()

  const chosenKey = chosen && tokenKey(chosen)
  const [activeKey = chosenKey, setActiveKey] = useState<string>()
  const activeRow = Math.max(rowOfKey(list, activeKey), Math.min(1, list.tokenCount))
  const active = tokenAt(activeRow)
  const firstActiveRow = useRef<number>(undefined)
  // What is chosen is in sight from the start.
  useLayoutEffect(() => {
    if (isWaiting || firstActiveRow.current !== undefined) return
    firstActiveRow.current = activeRow
    virtualRows.scrollToIndex(activeRow)
  }, [virtualRows, isWaiting, activeRow])

  const balanceOf = useLatestBalances(useWallet()?.address)
  const readBalances = useReadBalances()
  const [start, end] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1]
  useEffect(() => {
    const timer = setTimeout(() => {
      void readBalances(list.rows.slice(start, end).flatMap((row) => (isHeading(row) ? [] : row.token)))
    }, restMs)
    return () => clearTimeout(timer)
  }, [list, start, end, readBalances])

  const optionId = (key: string) => `${listId}-${key.replaceAll(/[^\w]/g, '-')}`
  const isActiveShown = items.some(({ index }) => index === activeRow)

  return (
    <>
      <TokenSearchField
        listId={listId}
        activeId={active && isActiveShown ? optionId(active.key) : undefined}
        text={text}
        onText={(text) => {
          onText(text)
          setActiveKey('')
          virtualRows.scrollToOffset(0)
        }}
        onMove={moveBy}
        onTake={() => active && onChoose(active.token)}
      />
      {filter}
      <div
        ref={scroller}
        id={listId}
        role="listbox"
        aria-label={translate('picker.list')}
        {...part('picker-list')}
      >
        {isWaiting && <TokenListSkeleton />}
        <div role="presentation" style={{ blockSize: virtualRows.getTotalSize() }}>
          {toShownGroups(list, items).map(({ group, index, heading, tokens }) => (
            // By place, here and below: what is found next takes over the elements of what was found last.
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
                  // Nothing is shown of nothing: that it became known renders no row.
                  balance={balanceOf(token) || undefined}
                  price={prices.get(token)}
                  position={place + 1}
                  count={list.tokenCount}
                  isActive={item.index === activeRow}
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

  function tokenAt(row: number) {
    const listed = list.rows[row]
    return isHeading(listed) ? undefined : listed
  }

  /** Moves to where a key leads; false for a key that means something else. */
  function moveBy(key: string): boolean {
    const inSight = Math.floor((virtualRows.scrollRect?.height ?? 0) / (heights.option * em))
    const next = nextIndex(key, {
      index: active ? placeOfRow(list, activeRow) : -1,
      count: list.tokenCount,
      pageSize: Math.max(1, inSight - 1),
      isCircular: true,
    })
    if (next === undefined) return false
    const row = rowOfPlace(list, next)
    setActiveKey(tokenAt(row)?.key)
    virtualRows.scrollToIndex(row)
    return true
  }

  function groupName({ chainId, isPopular }: TokenGroup): string {
    if (isPopular) return translate('picker.popular')
    return chainId === undefined ? translate('picker.held') : chainName(chains, chainId)
  }
}
