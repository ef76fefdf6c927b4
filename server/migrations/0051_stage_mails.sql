ALTER TABLE "order_production" ADD COLUMN "mails_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_production" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_production" ADD COLUMN "mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_production" ADD COLUMN "mail_error" text;--> statement-breakpoint
ALTER TABLE "order_production" ADD COLUMN "mailed_stage_id" text;--> statement-breakpoint
ALTER TABLE "order_production" ADD COLUMN "mailed_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_production" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_production_mail_due" ON "order_production" USING btree ("mail_due_at") WHERE "order_production"."mail_due_at" is not null;