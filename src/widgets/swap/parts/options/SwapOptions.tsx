'use client'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { Icon } from '../../../shared/parts/icons/Icon.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { formatBasisPoints } from '../../../../utils/format/formatPercent.ts'
import { useSwapContext, useSwapDerived } from '../../model/swapContext.ts'
import { optionFields } from '../../model/reasons/swapReason.ts'
import { useIsOptionEntered } from '../../model/useIsOptionEntered.ts'

/**
 * Rarely changed settings, collapsed, with any that differ from the default in the summary. They open once a recipient has
 * to be entered. The content is rendered once it is opened, or if something is entered there. Renders a `<details>`.
 */
export const SwapOptions = forwardRef<HTMLDetailsElement, ContainerProps<'details'>>(function SwapOptions(
  { children, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { store, parsed, settings } = useSwapContext('Swap.Options')
  const { recipient, slippage } = parsed
  const [wasOpened, setWasOpened] = useState(props.open === true)
  // The button focuses an invalid or missing field, which must exist for that.
  const isFilled = useIsOptionEntered(store)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const details = list.current?.closest('details')
    if (recipient.isMissing && details) details.open = true
  }, [recipient.isMissing])
  return renderPart(
    <details
      ref={ref}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
      {...part('swap-options')}
    >
      <summary {...part('swap-options-summary')}>
        <span {...part('swap-options-title')} data-hint={translate('swap.options.hint')}>
          {sliders}
          <span>{translate('swap.options')}</span>
        </span>
        <span {...part('swap-options-values')}>
          <OptionsProblem />
          {[
            // A checkout already shows the recipient in full.
            !settings.checkout &&
              recipient.address &&
              translate('swap.options.recipient', { address: shortenAddress(recipient.address) }),
            translate('swap.options.slippage', {
              percent:
                slippage.status === 'valid'
                  ? formatBasisPoints(slippage.bps, locale)
                  : translate('swap.slippage.auto'),
            }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      <div ref={list} {...part('swap-options-list')}>
        {(wasOpened || isFilled || recipient.isMissing) && children}
      </div>
    </details>,
    props,
  )
})

/** The problem in the collapsed settings. A separate component, since it renders with each quote, and the settings don't. */
function OptionsProblem() {
  const translate = useMessages()
  const label = useSwapDerived(
    'Swap.Options',
    ({ reasons }) => reasons.find(({ kind, field }) => kind === 'error' && optionFields.has(field))?.label,
  )
  return label && `${translate(label)} · `
}

const sliders = (
  <Icon slot="SettingsIcon">
    <path d="M2 4.5h5.5M11.5 4.5H14M2 11.5h2.5M8.5 11.5H14" />
    <circle cx="9.5" cy="4.5" r="2" />
    <circle cx="6.5" cy="11.5" r="2" />
  </Icon>
)
