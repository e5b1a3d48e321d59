/** What every control of a token takes. */
export interface ControlProps {
  /** Of the field that has the value, for its label. */
  id: string
  /** What holds now, set or not. */
  value: string
  onChange: (value: string) => void
}
