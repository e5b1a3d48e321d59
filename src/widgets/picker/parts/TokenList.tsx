'use client'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Token } from '../../../config/token.ts'
import { useLatestBalances } from '../../../hooks/internal/useLatestBalances.ts'
import { useReadBalances } from '../../../hooks/internal/useReadBalances.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import {
  countOf,
  groupedList,
  groupOf,
  headingTop,
  moveIn,
  rowTop,
  scrollTopFor,
  windowOf,
} from '../../shared/listWindow.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { chainName, tokenKey, type TokenId } from '../../shared/tokenId.ts'
import { rowStyle, TokenOption } from './TokenOption.tsx'
import type { ListedToken, TokenGroup } from '../model/tokenSearch.ts'
import { useMessages } from '../../shared/useMessages.ts'

interface TokenListProps {
  groups: readonly TokenGroup[]
  chosen: TokenId | undefined
  text: string
  onText: (text: string) => void
  onChoose: (token: Token) => void
  /** Stands between the field and the list. */
  filter: ReactNode
}

/** Heights in `em` of the list. */
const heights = { heading: 2.25, row: 3.75 }

/** Balances are read once the list rests this long, in milliseconds. */
const restMs = 150

/** The field that searches, and the list that it rules. Renders an `<input role="combobox">` and a listbox. */
export function TokenList({ groups, chosen, text, onText, onChoose, filter }: TokenListProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [em, setEm] = useState(16)
  const [view, setView] = useState({ top: 0, height: 480 })
  const places = useMemo(
    () =>
      groupedList(
        groups.map(({ tokens }) => tokens.length),
        heights,
      ),
    [groups],
  )
  const count = countOf(places)
  const chosenKey = chosen && tokenKey(chosen)
  const [activeKey = chosenKey, setActiveKey] = useState<string>()
  const activePlace = Math.max(placeOfKey(groups, activeKey), Math.min(0, count - 1))
  const active = tokenAt(activePlace)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => {
      setEm(Number.parseFloat(getComputedStyle(element).fontSize))
      setView({ top: element.scrollTop, height: element.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shown = { top: view.top / em, height: view.height / em }
  const wasOpened = useRef(false)
  useLayoutEffect(() => {
    // What is chosen is in sight from the start.
    if (wasOpened.current || em === 0 || !list.current) return
    wasOpened.current = true
    list.current.scrollTop =
      scrollTopFor(places, activePlace, { top: 0, height: list.current.clientHeight / em }) * em
  }, [em, places, activePlace])

  function moveTo(place: number): void {
    const target = tokenAt(place)
    if (!target || !list.current) return
    setActiveKey(target.key)
    list.current.scrollTop = scrollTopFor(places, place, shown) * em
  }

  const { start, end } = windowOf(places, shown)
  const balanceOf = useLatestBalances(useWallet()?.address)
  const readBalances = useReadBalances()
  useEffect(() => {
    const timer = setTimeout(() => {
      readBalances(groupsBetween(groups, start, end).flatMap(({ rows }) => rows.map(({ token }) => token)))
    }, restMs)
    return () => clearTimeout(timer)
  }, [groups, start, end, readBalances])
  const pageSize = Math.max(1, Math.floor(shown.height / heights.row) - 1)
  const optionId = (key: string) => `${listId}-${key.replaceAll(/[^\w]/g, '-')}`

  return (
    <>
      <div {...part('picker-search')}>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={translate('picker.search')}
          placeholder={translate('picker.search')}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            active && activePlace >= start && activePlace < end ? optionId(active.key) : undefined
          }
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value)
            setActiveKey('')
            if (list.current) list.current.scrollTop = 0
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            const next = moveIn(count, activePlace, event.key, pageSize)
            if (next !== undefined) moveTo(next)
            else if (event.key === 'Enter') {
              if (active && !event.repeat) onChoose(active.token)
            } else return
            event.preventDefault()
          }}
          {...part('picker-input')}
        />
      </div>
      {filter}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={translate('picker.list')}
        onScroll={({ currentTarget }) => {
          setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
        }}
        {...part('picker-list')}
      >
        <div role="presentation" style={{ blockSize: `${headingTop(places, groups.length)}em` }}>
          {groupsBetween(groups, start, end).map(({ group, index, rows }) => (
            // By place, here and below: what is found next takes over the elements of what was found last.
            <div key={index} role="group" aria-label={groupName(group)}>
              <div
                aria-hidden="true"
                style={rowStyle(headingTop(places, index), heights.heading)}
                {...part('picker-group')}
              >
                <span>{groupName(group)}</span>
              </div>
              {rows.map(({ slot, place, key, token }) => (
                <TokenOption
                  key={slot}
                  id={optionId(key)}
                  token={token}
                  balance={balanceOf(token)}
                  position={place + 1}
                  count={count}
                  isActive={place === activePlace}
                  isChosen={key === chosenKey}
                  top={rowTop(places, place)}
                  height={heights.row}
                  onChoose={onChoose}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )

  function tokenAt(place: number): ListedToken | undefined {
    const index = groupOf(places, place)
    return groups[index]?.tokens[place - (places.firsts[index] ?? 0)]
  }

  function groupName({ chainId }: TokenGroup): string {
    return chainId === undefined ? translate('picker.held') : chainName(chains, chainId)
  }
}

/** Place of a token among all of the list; -1 for none. */
function placeOfKey(groups: readonly TokenGroup[], wanted: string | undefined): number {
  if (!wanted) return -1
  let before = 0
  for (const { tokens } of groups) {
    const place = tokens.findIndex(({ key }) => key === wanted)
    if (place >= 0) return before + place
    before += tokens.length
  }
  return -1
}

interface ShownGroup {
  group: TokenGroup
  /** Its place among all groups. */
  index: number
  rows: ShownRow[]
}

interface ShownRow extends ListedToken {
  /** Its place in its group. */
  slot: number
  /** Its place among all tokens. */
  place: number
}

/** The groups that have tokens in a part of the list, with these tokens. */
function groupsBetween(groups: readonly TokenGroup[], start: number, end: number): ShownGroup[] {
  let before = 0
  return groups.flatMap((group, index): ShownGroup | [] => {
    const first = before
    before += group.tokens.length
    const from = Math.max(0, start - first)
    const rows = group.tokens
      .slice(from, Math.max(0, end - first))
      .map((listed, offset) => ({ ...listed, slot: from + offset, place: first + from + offset }))
    return rows.length > 0 ? { group, index, rows } : []
  })
}
