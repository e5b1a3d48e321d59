/**
 * The same dApp with the widget of LI.FI, whose service is out of reach: no quote, no list of tokens. A text, since the
 * peers are installed only where the bench runs.
 */
export const lifiPage = `
  import { LiFiWidget } from '@lifi/widget'
  import { createElement } from 'react'
  import { renderDapp } from './page.tsx'

  void renderDapp(() => createElement(LiFiWidget, { integrator: 'bench' }))
`
