'use client'
import { forwardRef, useEffect, useId, useRef, type ReactNode } from 'react'
import { CodeText } from '../../../shared/parts/copy/CodeText.tsx'
import { exactTextProps } from '../../../shared/parts/copy/exactTextProps.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'

interface SwapOptionFieldProps extends PartProps<'div'> {
  name: 'recipient' | 'refundTo' | 'slippage'
  label: string
  hint: string
  /** Attributes of its `<input>`. */
  input?: { placeholder?: string | undefined; inputMode?: 'decimal' | 'text' | undefined }
  isInvalid: boolean
  /** Notes about the entered text. */
  notes: readonly (SwapFieldNote | undefined)[]
  children?: ReactNode
}

interface SwapFieldNote {
  kind: 'info' | 'warning' | 'error'
  text: string
}

const names = { recipient: 'swap-recipient', refundTo: 'swap-refund', slippage: 'swap-slippage' } as const

const setters = { recipient: 'setRecipient', refundTo: 'setRefundTo', slippage: 'setSlippage' } as const

/** A field of the settings with its label, hint and notes. A problem with it opens the settings. */
export const SwapOptionField = forwardRef<HTMLDivElement, SwapOptionFieldProps>(function SwapOptionField(
  { name, label, hint, input, notes, isInvalid, children, ...props },
  ref,
) {
  const part = usePart()
  const { store, settings } = useSwapContext('Swap.Options')
  const text = useSwapState(store, ({ value }) => value[name])
  const isLocked = isControlLocked(settings, name)
  const id = useId()
  const shown = notes.filter((note) => note !== undefined)
  const isProblem = isInvalid || shown.some(({ kind }) => kind !== 'info')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A problem of a field that the page filled would be hidden in the collapsed settings.
    const settings = field.current?.closest('details')
    if (isProblem && settings) settings.open = true
  }, [isProblem])
  return renderPart(
    <div ref={ref} {...part(names[name], isInvalid ? 'invalid' : 'valid')}>
      <label htmlFor={id} {...part('swap-field-label')}>
        {label}
      </label>
      <input
        {...input}
        {...exactTextProps}
        ref={field}
        id={id}
        name={name}
        readOnly={isLocked}
        aria-invalid={isInvalid || undefined}
        aria-describedby={[...shown.map((_, index) => `${id}-note-${index}`), `${id}-hint`].join(' ')}
        value={text}
        onChange={({ currentTarget }) => store.actions[setters[name]](currentTarget.value)}
        {...part('swap-field-input')}
      />
      {/* A narrow field cuts off an address that must be compared, so it is repeated below; assistive technology reads the field. */}
      {text.length > 38 && (
        <p aria-hidden="true" {...part('swap-field-hint')}>
          <CodeText text={text} />
        </p>
      )}
      {shown.map(({ kind, text }, index) => (
        <p key={text} id={`${id}-note-${index}`} {...part('swap-field-note', kind)}>
          {text}
        </p>
      ))}
      <p id={`${id}-hint`} {...part('swap-field-hint')}>
        {hint}
      </p>
      {children}
    </div>,
    props,
  )
})
