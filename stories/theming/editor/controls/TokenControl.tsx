import type { ComponentType } from 'react'
import type { TokenKind, TokenName } from '@causeway/react/themes'
import { definitionOf } from '../../../../src/themes/tokens/tokens.ts'
import { textCases } from '../../../../src/themes/values/valueKinds.ts'
import { ColorControl } from './ColorControl.tsx'
import type { ControlProps } from './controlProps.ts'
import { lengthRangeOf, restingPixels } from './lengthRanges.ts'
import { NumberControl } from './NumberControl.tsx'
import { SelectControl } from './SelectControl.tsx'
import { TextControl } from './TextControl.tsx'

interface TokenControlProps extends ControlProps {
  name: TokenName
}

const fonts = [
  'system-ui, sans-serif',
  "'Inter Variable', sans-serif",
  'Georgia, serif',
  'ui-monospace, monospace',
]
const shadows = ['none', '0 1px 3px rgb(0 0 0 / 12%)', '0 8px 28px rgb(0 0 0 / 16%)', '4px 4px 0 #000000']
const borders = ['none', '1px solid #808080', '2px dashed #808080', '3px double #808080']

/** The control that fits each kind of token. */
const controls: Readonly<Record<TokenKind, ComponentType<TokenControlProps>>> = {
  color: ColorControl,
  fill: ColorControl,
  veil: ColorControl,
  length: ({ name, ...props }) => (
    <NumberControl
      {...props}
      {...lengthRangeOf(name)}
      resting={restingPixels(definitionOf(name))}
      unit="px"
    />
  ),
  duration: (props) => <NumberControl {...props} min={0} max={600} step={20} unit="ms" />,
  fontWeight: (props) => <NumberControl {...props} min={100} max={900} step={50} />,
  number: (props) => <NumberControl {...props} min={1} max={2} step={0.05} />,
  fontFamily: (props) => <TextControl {...props} suggestions={fonts} />,
  shadow: (props) => <TextControl {...props} suggestions={shadows} />,
  border: (props) => <TextControl {...props} suggestions={borders} />,
  padding: (props) => <TextControl {...props} suggestions={['8px', '8px 16px', '16px']} />,
  textCase: (props) => <SelectControl {...props} options={textCases} />,
}

/** The control of a token, by what it takes. */
export function TokenControl(props: TokenControlProps) {
  const Control = controls[definitionOf(props.name).kind]
  return <Control {...props} />
}
