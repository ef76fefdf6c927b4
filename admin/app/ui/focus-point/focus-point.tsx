import { type CSSProperties, type PointerEvent, useId } from 'react'
import styles from './focus-point.module.css'

/** In percent of width and height. */
export interface Point {
  x: number
  y: number
}

interface FocusPointProps {
  src: string
  /** Size of the picture in pixels. */
  width: number
  height: number
  value: Point
  onChange: (value: Point) => void
  isReadOnly?: boolean
}

const AXES = [
  { axis: 'x', label: 'По горизонтали, %' },
  { axis: 'y', label: 'По вертикали, %' },
] as const

const hundredth = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)

/** Picture with a draggable focus point; two sliders set it by keyboard. */
export function FocusPoint({ src, width, height, value, onChange, isReadOnly = false }: FocusPointProps) {
  const id = useId()
  function moveTo({ currentTarget, clientX, clientY }: PointerEvent): void {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      x: hundredth((clientX - box.left) / box.width),
      y: hundredth((clientY - box.top) / box.height),
    })
  }
  const place = { '--x': `${value.x}%`, '--y': `${value.y}%`, '--ratio': width / height } as CSSProperties
  return (
    <div className={styles.field}>
      <div
        className={styles.picture}
        style={place}
        data-read-only={isReadOnly || undefined}
        onPointerDown={(event) => {
          if (isReadOnly) return
          event.currentTarget.setPointerCapture(event.pointerId)
          moveTo(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
        }}
      >
        <img src={src} alt="" draggable={false} />
        <span className={styles.point} />
      </div>
      {!isReadOnly && (
        <div className={styles.axes}>
          {AXES.map(({ axis, label }) => (
            <div key={axis} className={styles.axis}>
              <label htmlFor={`${id}-${axis}`}>{label}</label>
              <input
                id={`${id}-${axis}`}
                type="range"
                min={0}
                max={100}
                value={value[axis]}
                onChange={(event) => onChange({ ...value, [axis]: event.target.valueAsNumber })}
              />
              <output htmlFor={`${id}-${axis}`}>{value[axis]}</output>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
