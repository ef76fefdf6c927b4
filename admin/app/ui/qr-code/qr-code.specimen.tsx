import { QrCode } from './qr-code.tsx'

export default () => <QrCode text="Ситец, лён, сукно" label="Код образца" />
