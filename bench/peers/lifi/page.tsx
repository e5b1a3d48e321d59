import { LiFiWidget } from '@lifi/widget'
import { renderDapp } from '../../browser/apps/page.tsx'

// The same dApp with the widget of LI.FI, whose service is out of reach: no quote, no list of tokens.

void renderDapp(() => <LiFiWidget integrator="bench" />)
