import { useId } from 'react'
import classes from './crop-dialog.module.css'

interface CropSliderProps {
  label: string
  /** 0 to `most`. */
  value: number
  /** Default: 1. */
  most?: number
  onChange: (value: number) => void
}

export function CropSlider({ label, value, most = 1, onChange }: CropSliderProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {/* Left is left, whatever the direction of the page. */}
      <input
        id={id}
        className={classes.slider}
        dir="ltr"
        type="range"
        min={0}
        max={most}
        step={most / 100}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </>
  )
}
