CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "message_templates_title" UNIQUE("title")
);
--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "source" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "mail_sha256" text;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "mail_state" text;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "mail_error" text;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_messages_unanswered" ON "order_messages" USING btree ("order_id") WHERE "order_messages"."author" = 'customer' and "order_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "order_messages_pending" ON "order_messages" USING btree ("mail_state") WHERE "order_messages"."mail_state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "order_messages_mail" ON "order_messages" USING btree ("mail_sha256") WHERE "order_messages"."mail_sha256" is not null;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_source_known" CHECK ("order_messages"."source" in ('staff', 'account', 'offer', 'mail', 'status'));--> statement-breakpoint
-- Questions from offers become part of the conversation.
INSERT INTO "order_messages" ("order_id", "at", "author", "source", "offer_id", "text", "read_at")
SELECT o."order_id", e."at", 'customer', 'offer', o."id",
  CASE WHEN e."kind" = 'asked' THEN e."text" ELSE 'Прошу новые цены по предложению ' || o."number" END, e."read_at"
FROM "offer_events" e JOIN "offers" o ON o."id" = e."offer_id"
WHERE e."kind" = 'prices-requested' OR (e."kind" = 'asked' AND e."text" <> '')
ORDER BY e."id";
--> statement-breakpoint
INSERT INTO "message_templates" ("id", "title", "text") VALUES
  (gen_random_uuid(), 'Получили заявку', E'Здравствуйте, {имя}!\n\nПолучили вашу заявку № {номер}. Считаем стоимость и скоро пришлём предложение.'),
  (gen_random_uuid(), 'Предложение готово', E'Здравствуйте, {имя}!\n\nПодготовили предложение по заявке № {номер} на сумму {сумма}. Если есть вопросы, ответьте на это письмо.'),
  (gen_random_uuid(), 'Нужны подробности', E'Здравствуйте, {имя}!\n\nЧтобы посчитать заявку № {номер}, уточните, пожалуйста: ');
