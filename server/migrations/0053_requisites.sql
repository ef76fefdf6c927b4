ALTER TABLE "order_requisites" ALTER COLUMN "buyer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_requisites" ALTER COLUMN "at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_requisites" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_requisites" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "order_requisites" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION forget_invoice_recipients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invoice_mails" SET "recipient" = NULL WHERE "invoice_id" = NEW."id" AND "recipient" IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_order_deleted AFTER UPDATE OF "order_id" ON "invoices" FOR EACH ROW
  WHEN (OLD."order_id" IS NOT NULL AND NEW."order_id" IS NULL)
  EXECUTE FUNCTION forget_invoice_recipients();
