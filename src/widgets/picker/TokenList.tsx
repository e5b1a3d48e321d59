'use client'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Token } from '../../hooks/token.ts'
import { useReadBalances } from '../../hooks/useReadBalances.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { moveIn, offsetsOf, scrollTopFor, windowOf } from '../../ui/listWindow.ts'
import { usePart } from '../widgetOptions.ts'
import { chainName, tokenKey, type TokenId } from '../tokenId.ts'
import { placeOf, TokenOption } from './TokenOption.tsx'
import type { PickerRow } from './tokenSearch.ts'
import { usePickerMessages } from './usePickerMessages.ts'

interface TokenListProps {
  rows: readonly PickerRow[]
  /** Indexes of the rows that name a group. */
  groups: readonly number[]
  chosen: TokenId | undefined
  text: string
  onText: (text: string) => void
  onChoose: (token: Token) => void
  /** Stands between the field and the list. */
  filter: ReactNode
}

/** Heights of the two kinds of rows, in `em` of the list. */
const heights = { group: 2.25, token: 3.75 }

/** Balances are read once the list rests this long, in milliseconds. */
const restMs = 150

/** The field that searches, and the list that it rules. Renders an `<input role="combobox">` and a listbox. */
export function TokenList({ rows, groups, chosen, text, onText, onChoose, filter }: TokenListProps) {
  const part = usePart()
  const translate = usePickerMessages()
  const { chains } = useTokens()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [em, setEm] = useState(16)
  const [view, setView] = useState({ top: 0, height: 480 })
  const count = rows.length - groups.length
  const offsets = useMemo(() => offsetsOf(rows.map(({ kind }) => heights[kind])), [rows])
  const chosenKey = chosen && tokenKey(chosen)
  const [activeKey = chosenKey, setActiveKey] = useState<string>()
  const known = activeKey === '' ? -1 : rows.findIndex(({ key }) => key === activeKey)
  const activeIndex = known < 0 ? indexOf(0) : known
  const active = rows[activeIndex]

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
      scrollTopFor(offsets, activeIndex, { top: 0, height: list.current.clientHeight / em }) * em
  }, [em, offsets, activeIndex])

  function moveTo(option: number): void {
    const index = indexOf(option)
    const target = rows[index]
    if (!target || !list.current) return
    setActiveKey(target.key)
    const top = scrollTopFor(offsets, index, shown)
    // The name of its group comes into sight with the first of it.
    const isFirst = rows[index - 1]?.kind === 'group'
    list.current.scrollTop = (isFirst && top < shown.top ? (offsets[index - 1] ?? 0) : top) * em
  }

  const { start, end } = windowOf(offsets, shown)
  const visible = useMemo(() => rows.slice(start, end), [rows, start, end])
  const readBalances = useReadBalances()
  useEffect(() => {
    const timer = setTimeout(
      () => readBalances(visible.flatMap((row) => (row.kind === 'token' ? row.token : []))),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [visible, readBalances])
  const pageSize = Math.max(1, Math.floor(shown.height / heights.token) - 1)
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
            active && activeIndex >= start && activeIndex < end ? optionId(active.key) : undefined
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
            const next = moveIn(count, placeIn(activeIndex), event.key, pageSize)
            if (next !== undefined) moveTo(next)
            else if (event.key === 'Enter') {
              if (active?.kind === 'token' && !event.repeat) onChoose(active.token)
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
        <div role="presentation" style={{ blockSize: `${offsets.at(-1) ?? 0}em` }}>
          {groupsOf(visible, rows.slice(0, start)).map(({ key, chainId, rows: members }) => (
            <div key={key} role="group" aria-label={groupName(chainId)}>
              {members.map(({ row, index }) => {
                const top = offsets[start + index] ?? 0
                return row.kind === 'group' ? (
                  <div
                    key={row.key}
                    aria-hidden="true"
                    style={placeOf(top, heights.group)}
                    {...part('picker-group')}
                  >
                    <span>{groupName(row.chainId)}</span>
                  </div>
                ) : (
                  <TokenOption
                    key={row.key}
                    id={optionId(row.key)}
                    token={row.token}
                    position={placeIn(start + index) + 1}
                    count={count}
                    isActive={row === active}
                    isChosen={row.key === chosenKey}
                    top={top}
                    height={heights.token}
                    onChoose={onChoose}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </div>
    </>
  )

  /** Index of a token's row, by its place among the tokens. */
  function indexOf(place: number): number {
    return groups.reduce((index, group) => (group <= index ? index + 1 : index), place)
  }

  /** A token's place among the tokens, by the index of its row. */
  function placeIn(index: number): number {
    return index - groups.filter((group) => group < index).length
  }

  function groupName(chainId: number | undefined): string {
    return chainId === undefined ? translate('picker.held') : chainName(chains, chainId)
  }
}

interface Group {
  key: string
  chainId: number | undefined
  rows: { row: PickerRow; index: number }[]
}

/** Puts the visible rows under their groups, of which the first may have begun above. */
function groupsOf(visible: readonly PickerRow[], above: readonly PickerRow[]): Group[] {
  const groups: Group[] = []
  const begun = above.findLast(({ kind }) => kind === 'group')
  for (const [index, row] of visible.entries()) {
    let group = groups.at(-1)
    if (!group || row.kind === 'group') {
      const { key, chainId } =
        row.kind === 'group'
          ? row
          : begun?.kind === 'group'
            ? begun
            : { key: row.key, chainId: row.token.chainId }
      group = { key, chainId, rows: [] }
      groups.push(group)
    }
    group.rows.push({ row, index })
  }
  return groups
}
