ALTER TABLE "cities" ADD COLUMN "phone_goal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "time_zone" text DEFAULT 'Europe/Moscow' NOT NULL;