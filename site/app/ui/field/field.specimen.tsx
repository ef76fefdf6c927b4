import { Checkbox } from '../checkbox/checkbox.tsx'
import { PolicyCheckbox } from '../checkbox/policy-checkbox.tsx'
import { FileField } from '../file-field/file-field.tsx'
import { State, States } from '../specimen/state.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'
import { Textarea } from './textarea.tsx'

export function FieldSpecimen() {
  return (
    <States>
      <State name="Текст">
        <TextField id="f-text" label="Ваше имя" autoComplete="name" />
      </State>
      <State name="Обязательный, с подсказкой">
        <TextField id="f-hint" label="Ваш email" type="email" required hint="Пришлём расчёт на эту почту" />
      </State>
      <State name="С ошибкой и подсказкой">
        <TextField
          id="f-error"
          label="Название тиража"
          defaultValue="Анна 2"
          hint="Для ваших заметок"
          errors={['Только русские или латинские буквы']}
        />
      </State>
      <State name="Недоступен">
        <TextField id="f-disabled" label="Номер договора" defaultValue="26-000123" disabled />
      </State>
      <State name="Телефон">
        <PhoneField id="f-phone" label="Телефон" />
      </State>
      <State name="Телефон с ошибкой">
        <PhoneField
          id="f-phone-error"
          label="Телефон получателя"
          defaultValue="+7 (900) 123"
          required
          errors={['Введите телефон целиком: +7 и ещё 10 цифр']}
        />
      </State>
      <State name="Пароль">
        <PasswordField id="f-password" label="Пароль" autoComplete="new-password" hint="От 8 знаков" />
      </State>
      <State name="Пароль с ошибкой">
        <PasswordField
          id="f-password-error"
          label="Повторите пароль"
          autoComplete="new-password"
          required
          errors={['Пароли не совпадают']}
        />
      </State>
      <State name="Несколько строк">
        <Textarea id="f-area" label="Комментарий" hint="Ткань, размеры, сроки" />
      </State>
      <State name="Несколько строк с ошибкой">
        <Textarea id="f-area-error" label="Пожелания" errors={['Не больше 2000 знаков']} />
      </State>
      <State name="Галочка">
        <Checkbox id="f-check" label="Прислать каталог" />
        <Checkbox id="f-checked" label="Нужен образец" defaultChecked />
        <Checkbox id="f-check-disabled" label="Самовывоз: пока недоступен" disabled />
      </State>
      <State name="Галочка с ошибкой">
        <PolicyCheckbox
          id="f-check-error"
          name="policy"
          errors={['Без согласия мы не можем принять заявку']}
        />
      </State>
      <State name="Файлы">
        <FileField id="f-files" label="Загрузить файл" hint="До 5 файлов по 100 МБ" />
      </State>
      <State name="Файлы с ошибкой">
        <FileField
          id="f-files-error"
          label="Загрузить макет"
          hint="До 5 файлов по 100 МБ"
          errors={['Ошибка загрузки файла']}
        />
      </State>
      <State name="Файлы недоступны">
        <FileField id="f-files-disabled" label="Загрузить чертёж" hint="Сначала выберите изделие" disabled />
      </State>
    </States>
  )
}
