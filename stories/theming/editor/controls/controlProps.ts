/** The props of every control of a token. */
export interface ControlProps {
  /** The ID of the field with the value, for its label. */
  id: string
  /** The current value, set or not. */
  value: string
  onChange: (value: string) => void
}
