ALTER TABLE "order_messages" DROP CONSTRAINT "order_messages_source_known";--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "message_id" integer;--> statement-breakpoint
CREATE INDEX "order_files_message" ON "order_files" USING btree ("message_id") WHERE "order_files"."message_id" is not null;