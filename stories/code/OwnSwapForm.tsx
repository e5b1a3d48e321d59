import type { CSSProperties } from 'react'
import { useTokens } from '@causeway/react'
import { useSwap } from '@causeway/react/widgets'
import { formatUnits } from 'viem'

// The widget’s style sheet leaves elements of one’s own plain.
const column: CSSProperties = { display: 'grid', gap: '1rem', padding: '0.5rem' }
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' }
const field: CSSProperties = { display: 'grid', gap: '0.375rem', inlineSize: '100%' }
const control: CSSProperties = {
  boxSizing: 'border-box',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingInline: '0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: '0.5rem',
}
const input: CSSProperties = { ...control, inlineSize: '100%', minInlineSize: 0 }
const mainButton: CSSProperties = { ...control, flex: 1, fontWeight: 600 }

/** A form of one’s own: plain fields and buttons, and nothing of the widgets but `useSwap()`. */
export function OwnSwapForm() {
  const swap = useSwap()
  const { pay, quote, reasons, acceptedRisks, notice, depositAddress, canSubmit, actions } = swap
  const lookAlike = reasons.find(({ risk }) => risk !== undefined)
  return (
    <div style={column}>
      <OwnSide side="pay" label="Send" />
      {swap.balance !== undefined && pay.token && (
        <div style={row}>
          <span>Balance: {formatUnits(swap.balance, pay.token.decimals)}</span>
          {[25n, 50n, 100n].map((percent) => (
            <button
              key={percent}
              type="button"
              style={control}
              disabled={swap.maxAmount === undefined}
              onClick={() => actions.setBaseUnits('pay', ((swap.maxAmount ?? 0n) * percent) / 100n)}
            >
              {percent === 100n ? 'Max' : `${percent}%`}
            </button>
          ))}
        </div>
      )}
      <button type="button" style={control} onClick={actions.switchSides}>
        Switch sides
      </button>
      <OwnSide side="receive" label="Get" />
      <label style={field}>
        For{' '}
        <input
          style={input}
          value={swap.value.recipient}
          placeholder="yourself"
          aria-invalid={swap.recipient.problem !== undefined}
          onChange={({ currentTarget }) => actions.setRecipient(currentTarget.value)}
        />
      </label>
      {lookAlike?.risk !== undefined && (
        <button
          type="button"
          style={control}
          onClick={() => actions.setRiskAccepted(lookAlike.risk ?? '', true)}
        >
          I compared it with {swap.recipient.lookAlike}
        </button>
      )}
      {acceptedRisks.length > 0 && <p>Compared with an address you know.</p>}
      {quote && (
        <div style={row}>
          <output>Takes {quote.details.timeEstimate} seconds</output>
          <button type="button" style={control} onClick={swap.refreshQuote}>
            Refresh
          </button>
          <label style={row}>
            <input
              type="checkbox"
              checked={swap.isAutoRefreshOff}
              onChange={({ currentTarget }) => actions.setAutoRefresh(!currentTarget.checked)}
            />
            Keep this quote
          </label>
        </div>
      )}
      <ul aria-label="To do">
        {reasons.map(({ code, field: at, text }) => (
          <li key={`${code} ${at}`}>{text}</li>
        ))}
      </ul>
      {notice.status === 'error' && <p role="alert">{notice.text}</p>}
      <div style={row}>
        <button type="button" style={mainButton} disabled={!canSubmit} onClick={swap.submit}>
          {swap.submitText}
        </button>
        {depositAddress && !depositAddress.refusal && (
          <button type="button" style={control} onClick={depositAddress.open}>
            Pay from an exchange
          </button>
        )}
      </div>
    </div>
  )
}

interface OwnSideProps {
  side: 'pay' | 'receive'
  label: string
}

function OwnSide({ side, label }: OwnSideProps) {
  const { tokens, chains } = useTokens()
  const { amount, value, actions, ...sides } = useSwap()
  const { token, text } = sides[side]
  const suggestions = value.side === side && amount.status === 'invalid' ? amount.suggestions : undefined
  const keyOf = ({ chainId, address }: { chainId: number; address: string }) => `${chainId}:${address}`
  return (
    <div style={field}>
      <label style={field}>
        {label} {token?.symbol}{' '}
        <input
          style={input}
          inputMode="decimal"
          value={text}
          onChange={({ currentTarget }) => actions.setAmount(side, currentTarget.value)}
        />
      </label>
      <select
        style={input}
        aria-label={`${label}: token`}
        value={token && keyOf(token)}
        onChange={({ currentTarget }) => {
          const chosen = tokens.find((one) => keyOf(one) === currentTarget.value)
          if (chosen) actions.setToken(side, chosen)
        }}
      >
        {tokens.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {one.symbol} on {chains.find(({ id }) => id === one.chainId)?.name}
          </option>
        ))}
      </select>
      {token &&
        suggestions?.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            style={control}
            onClick={() => actions.setBaseUnits(side, suggestion)}
          >
            {formatUnits(suggestion, token.decimals)}?
          </button>
        ))}
    </div>
  )
}
