import { Button } from '../../ui/button/button.tsx'
import styles from './stages.module.css'

interface StageMailsFormProps {
  /** Target of the form. */
  action: string
  wanted: boolean
}

/** One press turns mails about stages on or off. Works without scripts. */
export const StageMailsForm = ({ action, wanted }: StageMailsFormProps) => (
  <form id="stage-mails" method="post" action={action} className={styles.mails}>
    <input type="hidden" name="wanted" value={wanted ? 'off' : 'on'} />
    <p>
      {wanted
        ? 'Пишем вам о\u00A0готовности каждого этапа.'
        : 'Можем написать вам, когда заказ перейдёт на\u00A0следующий этап. Отказаться можно в\u00A0любой момент.'}
    </p>
    <Button type="submit" variant="outline">
      {wanted ? 'Больше не\u00A0писать' : 'Писать мне об\u00A0этапах'}
    </Button>
  </form>
)
