import type { ComponentType } from 'react'
import type { TokenKind } from '@causeway/react/themes'
import { ColorControl } from './ColorControl.tsx'
import type { ControlProps } from './controlProps.ts'
import { NumberControl } from './NumberControl.tsx'
import { SelectControl } from './SelectControl.tsx'
import { TextControl } from './TextControl.tsx'

const fonts = [
  'system-ui, sans-serif',
  "'Inter Variable', sans-serif",
  'Georgia, serif',
  'ui-monospace, monospace',
]
const shadows = ['none', '0 1px 3px rgb(0 0 0 / 12%)', '0 8px 28px rgb(0 0 0 / 16%)', '4px 4px 0 #000000']
const borders = ['none', '1px solid #808080', '2px dashed #808080', '3px double #808080']

/** The control that fits each kind of token. */
const controls: Readonly<Record<TokenKind, ComponentType<ControlProps>>> = {
  color: ColorControl,
  fill: ColorControl,
  veil: ColorControl,
  length: (props) => <NumberControl {...props} min={0} max={64} step={1} unit="px" />,
  duration: (props) => <NumberControl {...props} min={0} max={1000} step={20} unit="ms" />,
  fontWeight: (props) => <NumberControl {...props} min={100} max={900} step={50} />,
  number: (props) => <NumberControl {...props} min={1} max={2} step={0.05} />,
  fontFamily: (props) => <TextControl {...props} suggestions={fonts} />,
  shadow: (props) => <TextControl {...props} suggestions={shadows} />,
  border: (props) => <TextControl {...props} suggestions={borders} />,
  padding: (props) => <TextControl {...props} suggestions={['8px', '8px 16px', '16px']} />,
  textCase: (props) => (
    <SelectControl {...props} options={['none', 'uppercase', 'lowercase', 'capitalize']} />
  ),
}

/** The control of a token, by what it takes. */
export function TokenControl({ kind, ...props }: ControlProps & { kind: TokenKind }) {
  const Control = controls[kind]
  return <Control {...props} />
}
