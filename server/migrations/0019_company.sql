CREATE TABLE "company_addresses" (
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "company_addresses_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "company_contacts" (
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"post" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "company_contacts_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kpp" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "legal_address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_addresses" ADD CONSTRAINT "company_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;